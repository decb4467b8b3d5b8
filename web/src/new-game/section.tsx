import type { JSX, ReactNode } from 'react';

/** One part of the form under its title. */
export function Section(props: {
  readonly title: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <section className="rounded-md border border-line bg-panel/70 p-3 sm:p-5">
      <h2 className="mb-3 text-lg">{props.title}</h2>
      {props.children}
    </section>
  );
}
