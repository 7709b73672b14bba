import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { dateOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useKeys } from '../frame/keys.tsx'
import { useMe } from '../frame/me.tsx'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { FileButton } from '../privacy/file-button.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Loaded } from './loaded.tsx'
import { KnownSender, SenderFacts } from './message-sender.tsx'
import type { Message } from './shapes.ts'
import { useAct } from './use-act.ts'
import { WaitingTime } from './waiting-time.tsx'
import { useWhen } from './when.ts'

const WATCH_MS = 5_000

const isOpen = (state: Message['state']) => state === 'new' || state === 'in_work'

/** One column, which begins with what was written; where there is room, who wrote is at the right. */
const columns =
  'grid w-full gap-y-5 px-4 py-4 md:px-6 md:py-5 @[50rem]:min-h-full @[50rem]:grid-cols-[minmax(0,1fr)_17rem] @[50rem]:grid-rows-[auto_auto_1fr_auto] @[50rem]:p-0 @[75rem]:grid-cols-[minmax(0,1fr)_26rem]'
const main = 'min-w-0 max-w-[51rem] @[50rem]:col-start-1 @[50rem]:mx-6'

/** Message with our answers and the form for another one. */
export function MessageView({ id }: { readonly id: string }) {
  const t = useTranslations('staff.inbox')
  const asked = useMemberData('getMessage', { params: { id } }, { refetchInterval: WATCH_MS })
  return (
    <div className="@container min-w-0 flex-1 overflow-y-auto">
      <Loaded asked={asked} gone={t('noMessage')}>
        {(message) => <Shown message={message} />}
      </Loaded>
    </div>
  )
}

function Shown({ message }: { readonly message: Message }) {
  const t = useTranslations('staff.inbox')
  const when = useWhen()
  const { date } = useFormat()
  return (
    <article className={columns}>
      <Head message={message} />
      <p className={classes(main, 'text-base leading-6 break-words whitespace-pre-wrap')}>
        <span className="block max-w-[46rem]">{message.text}</span>
      </p>
      <div className="-mt-2 grid content-start gap-3 border-line @max-[50rem]:order-2 @max-[50rem]:border-b @max-[50rem]:pb-4 @[50rem]:col-start-2 @[50rem]:row-[1/5] @[50rem]:mt-0 @[50rem]:gap-5 @[50rem]:border-l @[50rem]:bg-[#fbfaf8] @[50rem]:px-6 @[50rem]:py-5">
        <SenderFacts message={message} />
        <KnownSender message={message} />
      </div>
      <div className={classes(main, 'grid content-start gap-5 @max-[50rem]:order-3 @[50rem]:row-start-3')}>
        {message.writer !== null && (
          <output className="flex items-center gap-2 rounded-field bg-amber-100 px-3 py-2 text-amber-800">
            <PenLine aria-hidden size={16} /> {t('writing', { name: message.writer })}
          </output>
        )}
        {message.answers.map(({ at, by, text }) => (
          <section key={at} className="border-l-2 border-petrol-600 pl-4">
            <h3 className="text-meta text-ink-500">{t('answered', { by: by ?? t('somebody'), when: when(at) })}</h3>
            <p className="mt-1 break-words whitespace-pre-wrap">{text}</p>
          </section>
        ))}
        <AnswerForm message={message} />
      </div>
      <footer
        className={classes(
          main,
          'flex flex-wrap content-start items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 @max-[50rem]:order-4 @[50rem]:mb-5',
        )}
      >
        <FileButton known={askedIn(message)} />
        <p className="text-meta text-ink-500">
          {t('goneAt', { when: date(dateOf(toLocal(new Date(message.goneAt))), 'dated') })}
        </p>
      </footer>
    </article>
  )
}

/** Head of a message: its writer, and the acts at the right; in one column they stand below what was written. */
function Head({ message }: { readonly message: Message }) {
  const t = useTranslations('staff.inbox')
  const when = useWhen()
  return (
    <header
      className={classes(
        main,
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line pb-4 @max-[50rem]:contents @[50rem]:mt-5',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 @max-[50rem]:-order-1">
        <h2 className="text-screen">{message.name}</h2>
        <Chip look={message.state === 'closed' ? 'outline' : message.state === 'answered' ? 'good' : 'neutral'}>
          {t(`states.${message.state}`)}
        </Chip>
        <span className="figures text-meta text-ink-500">{when(message.at)}</span>
        {/* Beside the list, the list says it. */}
        {isOpen(message.state) && (
          <span className="md:hidden">
            <WaitingTime since={message.at} />
          </span>
        )}
        {message.owner !== null && <span className="text-meta text-ink-700">{message.owner.name}</span>}
      </div>
      <Acts message={message} />
    </header>
  )
}

/** Parts of a request under the GDPR that a message says. */
const askedIn = ({ id, name, email, language, at, customer }: Message) => ({
  way: 'form' as const,
  receivedOn: dateOf(toLocal(new Date(at))),
  message: id,
  name,
  email,
  language,
  customer: customer?.id ?? null,
})

/** Taking in hand, letting go, closing and opening again; each can be undone. */
function Acts({ message }: { readonly message: Message }) {
  const t = useTranslations('staff.inbox')
  const me = useMe()
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const [, setMoved] = useState(0)
  const { id, state, owner, version } = message
  const mine = owner?.id === me.user.id
  const move = async (to: Message['state'], own: boolean, words: string, undoable = true) => {
    const body = { state: to, mine: own, version }
    if (!(await run(() => callAsMember('moveMessage', { params: { id }, body })))) return
    setMoved((count) => count + 1)
    const undo = () => {
      const back = { state, mine, version: version + 1 }
      void run(() => callAsMember('moveMessage', { params: { id }, body: back }))
    }
    toast(undoable ? { words, undo } : { words })
  }
  const open = isOpen(state)
  const take = () => void move('in_work', true, t('taken'))
  const letGo = () => void move('new', false, t('letGo'))
  const close = () => void move('closed', mine, t('closed'))
  const reopen = () => void move('in_work', true, t('reopened'))
  useKeys(
    open
      ? [
          { keys: 'm', label: mine ? t('release') : t('take'), run: mine ? letGo : take },
          { keys: 'c', label: t('close'), run: close },
        ]
      : [{ keys: 'm', label: t('reopen'), run: reopen }],
  )
  return (
    <div className="grid gap-2 @max-[50rem]:order-1">
      <div className="flex flex-wrap gap-2">
        {open ? (
          <>
            <Button keys="m" busy={busy} onClick={mine ? letGo : take}>
              {mine ? t('release') : t('take')}
            </Button>
            <Button keys="c" busy={busy} onClick={close}>
              {t('close')}
            </Button>
          </>
        ) : (
          <>
            <Button keys="m" busy={busy} onClick={reopen}>
              {t('reopen')}
            </Button>
            {state === 'answered' && (
              <Button busy={busy} onClick={close}>
                {t('close')}
              </Button>
            )}
          </>
        )}
      </div>
      <Problem words={problem} />
    </div>
  )
}
