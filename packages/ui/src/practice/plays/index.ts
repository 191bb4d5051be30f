export { Plays, type PlaysProps } from './plays.tsx';
