/// <reference types="vite/client" />

/** Modules that `scripts/vite-languages.ts` makes from the files of `languages/`; the German one has the types. */
declare module '#languages/*?en' {
  import type { ReactNode } from 'react'
  const Part: (props: object) => ReactNode
  export default Part
}
