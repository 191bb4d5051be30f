/** The charts and the library they are drawn with: a file of its own, loaded after the page. */
export { HistoryCharts, type HistoryChartsProps } from './history-charts.tsx';
