import { lessonsOf } from '@parsecs/lang';
import type { JSX } from 'react';
import type { GameManifest } from '../games/manifest.ts';
import { useTexts } from '../shell/texts.tsx';

export interface LessonsProps {
  readonly game: GameManifest;
  /** Paragraphs that are told somewhere else already. */
  readonly without?: readonly string[];
}

/** The game in a few steps, with pictures where there are some. */
export function Lessons(props: LessonsProps): JSX.Element {
  const { without = [] } = props;
  const { id: game, LessonPicture, Reference } = props.game;
  const texts = useTexts(game);
  return (
    <>
      <ol className="grid gap-4 sm:grid-cols-2">
        {lessonsOf(game)
          .filter((lesson) => !without.includes(lesson))
          .map((lesson, index) => (
            <li
              key={lesson}
              className="flex flex-col overflow-hidden rounded-md border border-line bg-panel/70"
            >
              {LessonPicture !== undefined && <LessonPicture lesson={lesson} />}
              <div className="p-4">
                <h2 className="text-base">
                  <span className="condensed mr-2 text-info-ink">{index + 1}</span>
                  {texts.t(`${game}:learn.${lesson}.title`)}
                </h2>
                <p className="mt-1 text-quiet">{texts.t(`${game}:learn.${lesson}.text`)}</p>
              </div>
            </li>
          ))}
      </ol>
      {Reference !== undefined && <Reference />}
    </>
  );
}
