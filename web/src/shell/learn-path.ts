import { createContext } from 'react';

/** Where Learn leads from the path of a page; the page itself knows no game. */
export const LearnPath = createContext((_path: string): string => '/');
