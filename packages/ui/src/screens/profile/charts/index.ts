/** The charts and their libraries, loaded after the page. */
export { HistoryCharts, type HistoryChartsProps } from './history-charts.tsx';
