import type { JSX } from 'react';

export function ReplayPage(_props: { readonly id: string }): JSX.Element {
  return <main id="main" />;
}
