import { useEffect, useState } from 'react';
import type { Course } from './protocol.ts';
import type { PageModel } from './use-page-model.ts';

/** How the match went, once it is over. */
export function useCourse({ session, look }: PageModel): Course | undefined {
  const [known, setKnown] = useState<{ readonly sequence: number; readonly course: Course }>();
  const { sequence, viewer, outcome } = look;
  const isOver = outcome !== undefined;
  useEffect(() => {
    if (!isOver) return;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const course = await session.course(viewer);
      if (wanted) setKnown({ sequence, course });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [session, isOver, viewer, sequence]);
  return isOver && known?.sequence === sequence ? known.course : undefined;
}
