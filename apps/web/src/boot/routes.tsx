import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Guard } from '../app/frame/guard.tsx';
import { paths } from '../lib/paths.ts';
import { frame, type LoadedPage, Page } from './page.ts';
import { learnersPages, notFound, openPages, openQuestionPages, type PageName, questionPages } from './pages.ts';

const routesOf = (pages: Partial<Record<PageName, LoadedPage>>): ReactNode =>
  Object.entries(pages).map(([name, page]) => (
    <Route key={name} path={paths[name as PageName]} element={<Page key={name} page={page} />} />
  ));

/** Every route, each loaded when it is first gone to. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Guard />}>{routesOf(questionPages)}</Route>
      {routesOf(openQuestionPages)}
      <Route element={<Page key="frame" page={frame} />}>
        <Route element={<Guard />}>{routesOf(learnersPages)}</Route>
        {routesOf(openPages)}
        <Route path="*" element={<Page key="notFound" page={notFound} />} />
      </Route>
    </Routes>
  );
}
