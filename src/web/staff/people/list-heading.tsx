import { ArrowLeft } from 'lucide-react'

interface Props {
  readonly title: string
  /** Name in place of a long title on a phone. */
  readonly short?: string
  /** Words of the way back. */
  readonly back: string
  /** Leads from the entry that is open back to the list; null while the list is shown. */
  readonly onBack: (() => void) | null
}

/** Title of a page whose entries open beside its list, or in a narrow window in its place, with an arrow that leads back. */
export function ListHeading({ title, short, back, onBack }: Props) {
  return (
    <>
      {onBack !== null && (
        <button
          type="button"
          aria-label={back}
          onClick={onBack}
          className="press -ml-2 grid size-8 shrink-0 place-items-center rounded-full hover:bg-sand touch:size-11 md:hidden"
        >
          <ArrowLeft aria-hidden size={20} />
        </button>
      )}
      <h1 className="truncate text-screen">
        {short === undefined ? (
          title
        ) : (
          <>
            <span className="max-sm:hidden">{title}</span>
            <span className="sm:hidden">{short}</span>
          </>
        )}
      </h1>
    </>
  )
}
