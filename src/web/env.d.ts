/// <reference types="vite/client" />

/** What `scripts/vite-languages.ts` makes of a file of `languages/`; the German one has the types. */
declare module '#languages/*?en' {
  import type { ReactNode } from 'react'
  const Part: (props: object) => ReactNode
  export default Part
}
