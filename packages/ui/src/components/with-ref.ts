import { forwardRef, type ReactNode } from 'react';

/** Makes `ref` an ordinary prop of a component in React 18 too, where React keeps it to itself. */
export function withRef<Props>(draw: (props: Props) => ReactNode): (props: Props) => ReactNode {
  // biome-ignore lint/suspicious/noReactForwardRef: React 18 needs it
  const withOwnRef = forwardRef<unknown, object>((props, ref) =>
    draw((ref === null ? props : { ...props, ref }) as Props),
  );
  withOwnRef.displayName = draw.name;
  // React takes both for a component; this type is what `Props` may be generic in.
  return withOwnRef as unknown as (props: Props) => ReactNode;
}
