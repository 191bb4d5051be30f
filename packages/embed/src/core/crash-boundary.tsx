import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  onCrash: (error: unknown) => void;
  /** Shown instead of what failed. */
  instead: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches what a question throws while it is drawn, so that the page around it goes on. */
export class CrashBoundary extends Component<CrashBoundaryProps, { isBroken: boolean }> {
  override state: { isBroken: boolean } = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    const { children, instead } = this.props;
    return this.state.isBroken ? instead(() => this.setState({ isBroken: false })) : children;
  }
}
