import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { Spinner } from '#ui/spinner.tsx'
import { toastLook, toastPlace } from './toast-look.ts'

/** Time in ms after which it is said that a page is on its way. */
const AFTER_MS = 600

/** Says that a page is being fetched, where that takes longer than usual: the page before stays until then. */
export function Opening() {
  const t = useTranslations('staff')
  const { location } = useNavigation()
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (location === undefined) return
    const timer = setTimeout(() => setLate(location.key), AFTER_MS)
    return () => clearTimeout(timer)
  }, [location])
  if (location === undefined || late !== location.key) return null
  return (
    <div className={classes(toastPlace, toastLook)}>
      <Spinner label={t('opening')} />
    </div>
  )
}
