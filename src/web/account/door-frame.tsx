import type { ReactNode } from 'react'

import { Beside } from '#ui/card-page.tsx'
import { LateDoor } from './late-door.tsx'

/** Frame around the pages outside an account and those that mailed links lead to: a car waits beside them at dusk. */
export const DoorFrame = ({ children }: { readonly children: ReactNode }) => (
  <Beside picture={<LateDoor />}>{children}</Beside>
)
