import type { JSX, Ref } from 'react';

interface FileInputProps {
  readonly input: Ref<HTMLInputElement>;
  readonly onFile: (file: File) => void;
}

/** The browser's own choice of files. A button of ours opens it; itself it is not on the page. */
export function FileInput({ input, onFile }: FileInputProps): JSX.Element {
  return (
    <input
      ref={input}
      type="file"
      accept=".json,application/json"
      hidden
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file !== undefined) onFile(file);
        // The same file may be chosen again after it was mended.
        event.target.value = '';
      }}
    />
  );
}
