import { classes } from '#ui/classes.ts'
import { Cases, type LegalCase } from './cases.tsx'
import { Contents } from './contents.tsx'
import { PlaceLink } from './place-link.tsx'
import { StoredList, type StoredRow } from './stored-list.tsx'
import { WithLinks } from './with-links.tsx'

export interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Passage that has to stand out, such as the right to object (GDPR art. 21 (4)). */
  readonly box?: { readonly heading: string; readonly text: string }
  /** Occasions on which data arise. */
  readonly cases?: readonly LegalCase[]
  /** Values that we may store in the reader's browser. */
  readonly stored?: readonly StoredRow[]
}

/** A long text has its contents beside it. Numbers are those of the printed version, so that they can be cited. */
export function Sections({
  sections,
  intro,
  numbered = false,
}: {
  readonly sections: readonly LegalSection[]
  readonly intro?: string
  readonly numbered?: boolean
}) {
  const long = sections.length > 6
  return (
    <div
      className={classes(
        'gap-x-16',
        long && 'grid grid-cols-[minmax(0,1fr)] gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)] print:block',
      )}
    >
      {long && <Contents sections={sections} numbered={numbered} />}
      <div className={classes('print:max-w-none print:space-y-8', long ? 'space-y-14 lg:max-w-[42rem]' : 'space-y-7')}>
        {intro !== undefined && (
          <p className="text-lead">
            <WithLinks text={intro} />
          </p>
        )}
        {sections.map((section, index) => (
          <One key={section.id} section={section} number={numbered ? index + 1 : undefined} beside={!long} />
        ))}
      </div>
    </div>
  )
}

function One({
  section,
  number,
  beside,
}: {
  readonly section: LegalSection
  readonly number: number | undefined
  /** Whether the heading is to the left of its text, as nothing else is there. */
  readonly beside: boolean
}) {
  const { id, heading, box, cases, stored } = section
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={classes(
        beside &&
          'grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)] items-baseline gap-x-16 border-t border-line pt-7 lg:grid print:block print:border-t-0 print:pt-0',
      )}
    >
      <h2
        id={`${id}-heading`}
        className={classes('mb-4 break-after-avoid', beside ? 'heading-3 max-lg:mb-3' : 'text-subtitle')}
      >
        {number !== undefined && <span className="figures mr-3 text-petrol-600">{number}</span>}
        {heading}
      </h2>
      <div className={beside ? 'max-w-[42rem] print:max-w-none' : undefined}>
        <Paragraphs section={section} number={number} />
        {box && (
          <div className="mt-6 rounded-card border-2 border-ink-700 bg-paper p-5">
            <h3 className="mb-2 font-semibold">{box.heading}</h3>
            <p>
              <WithLinks text={box.text} />
            </p>
          </div>
        )}
        {cases && <Cases cases={cases} />}
        {stored && <StoredList rows={stored} />}
      </div>
    </section>
  )
}

function Paragraphs({ section, number }: { readonly section: LegalSection; readonly number: number | undefined }) {
  return section.paragraphs.map((paragraph, index) =>
    number === undefined ? (
      <p key={paragraph} className="mb-3 whitespace-pre-line last:mb-0">
        <WithLinks text={paragraph} />
      </p>
    ) : (
      <Clause key={paragraph} number={`${number}.${index + 1}`} text={paragraph} />
    ),
  )
}

/** A paragraph that can be cited and linked to: `/Terms#3.5`. */
function Clause({ number, text }: { readonly number: string; readonly text: string }) {
  return (
    <p id={number} tabIndex={-1} className="relative mb-4 scroll-mt-4 sm:pl-12">
      <PlaceLink
        place={number}
        className="figures mr-2 text-small text-ink-500 underline-offset-4 hover:underline sm:absolute sm:top-0.5 sm:left-0 sm:mr-0"
      >
        {number}
      </PlaceLink>
      <WithLinks text={text} />
    </p>
  )
}
