import { useSyncExternalStore } from 'react'

import { dateOf, toLocal, type LocalDate } from '../../../../domain/period.ts'
import { now, subscribeToClock } from '../../../api/clock.ts'

/** The day it is in Berlin; unknown in the built page, which is read on many days. */
export const useToday = (): LocalDate | undefined =>
  useSyncExternalStore(
    subscribeToClock,
    () => dateOf(toLocal(now())),
    () => undefined,
  )
