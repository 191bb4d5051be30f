import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Framed } from '../app/frame/framed.tsx';
import { Guard } from '../app/frame/guard.tsx';
import { paths } from '../lib/paths.ts';
import type { LoadedPage } from './page.ts';
import { learnersPages, notFound, openPages, openRooms, type PageName, rooms } from './pages.ts';

const routesOf = (pages: Partial<Record<PageName, LoadedPage>>): ReactNode =>
  Object.entries(pages).map(([name, { Component }]) => (
    <Route key={name} path={paths[name as PageName]} element={<Component />} />
  ));

/** Every route, each loaded when it is first gone to. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Guard />}>{routesOf(rooms)}</Route>
      {routesOf(openRooms)}
      <Route element={<Framed />}>
        <Route element={<Guard />}>{routesOf(learnersPages)}</Route>
        {routesOf(openPages)}
        <Route path="*" element={<notFound.Component />} />
      </Route>
    </Routes>
  );
}
