import type { JSX } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../shell/texts.tsx';
import { Curve } from './curve.tsx';
import { turningPoint } from './lead.ts';
import type { Course } from './protocol.ts';

/** How the match went, and the moment at which it turned. */
export function ResultCourse(props: {
  readonly id: string;
  readonly course: Course;
}): JSX.Element | null {
  const { id, course } = props;
  const texts = useTexts();
  const { curve, marks } = course;
  const length = curve[0]?.length ?? 0;
  if (length < 2) return null;
  const turn = turningPoint(curve);
  const round = turn === undefined ? undefined : roundAt(course, turn);
  return (
    <div className="w-full">
      <svg
        viewBox={`0 -1 ${length - 1} 2`}
        preserveAspectRatio="none"
        className="h-12 w-full rounded-sm bg-space"
        role="img"
        aria-label={texts.t('shell:play.replay.curve')}
      >
        <Curve curve={curve} />
        {marks.map(({ step }) => (
          <line key={step} x1={step} x2={step} y1={-1} y2={1} className="scrub-mark" />
        ))}
        {turn !== undefined && <line x1={turn} x2={turn} y1={-1} y2={1} className="scrub-now" />}
      </svg>
      {turn !== undefined && round !== undefined && (
        <Link
          href={`/replay/${id}#${turn}`}
          className="inline-flex min-h-touch items-center text-sm text-info-ink underline underline-offset-4"
        >
          {texts.t('shell:play.over.turn', { round })}
        </Link>
      )}
    </div>
  );
}

export function roundAt({ marks }: Pick<Course, 'marks'>, step: number): number | undefined {
  return marks.findLast((mark) => mark.step <= step)?.round;
}
