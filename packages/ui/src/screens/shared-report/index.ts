export {
  type SharedReport,
  SharedReportScreen,
  type SharedReportScreenProps,
  type SharedReportState,
} from './shared-report-screen.tsx';
