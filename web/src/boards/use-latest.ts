import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was rendered last, for handlers and effects that must not run again because of it. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
