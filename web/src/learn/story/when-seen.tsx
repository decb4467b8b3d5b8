import { type JSX, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { Spinner } from '../../shell/ui/spinner.tsx';

/** Begins to load a little before it comes into sight: an engine is heavy, and not everybody scrolls. */
const AHEAD = '300px';

/** Something heavy that is loaded only when somebody is about to see it. */
export function WhenSeen(props: { readonly children: ReactNode }): JSX.Element {
  const texts = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (node === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [isNear]);
  const waiting = (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={texts.t('shell:common.loading')} />
    </div>
  );
  return (
    <div ref={place} className="min-w-0">
      {isNear ? <Suspense fallback={waiting}>{props.children}</Suspense> : waiting}
    </div>
  );
}
