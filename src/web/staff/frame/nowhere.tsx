import { useTranslations } from 'use-intl'

import { ButtonLink } from '../ui/act-button.tsx'
import { Screen } from './screen.tsx'
import { useStaffHref } from './staff-href.ts'

interface Props {
  /** notFound: no such address, or a thing of another branch. notYours: a page that the colleague has no right to. */
  readonly why?: 'notFound' | 'notYours'
}

/** Page that says why there is nothing to see at an address. */
export function Nowhere({ why = 'notFound' }: Props) {
  const t = useTranslations('staff')
  const href = useStaffHref()
  return (
    <Screen title={t(`${why}.title`)}>
      <div className="grid justify-items-start gap-4 p-6">
        <p className="max-w-prose">{t(`${why}.text`)}</p>
        <ButtonLink look="petrol" to={href('')}>
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </Screen>
  )
}
