import { WordMark } from '#frame/shell/word-mark.tsx'
import { Side } from '#rental/side.tsx'
import { classes } from '#ui/classes.ts'

interface AgreementPaperProps {
  /** Picture of the rental's vehicle; null leaves its place empty. */
  readonly image: string | null
  /** Sets the width; everything on the page is measured by it. */
  readonly className: string
}

/** First page of a rental agreement as a drawing: word mark, car, the way from pickup to return, and text. */
export function AgreementPaper({ image, className }: AgreementPaperProps) {
  return (
    <div aria-hidden className={classes('@container', className)}>
      <div className="flex aspect-[1/1.414] flex-col rounded-[3cqw] border border-line bg-white px-[9cqw] py-[11cqw] shadow-[0_1px_2px_rgb(11_15_20/0.06),0_8px_20px_-6px_rgb(11_15_20/0.16)]">
        <WordMark accent="text-petrol-600" size="text-[11cqw] leading-none" className="block text-ink-900" />
        <div className="mt-[9cqw] flex h-[34cqw] items-end">
          {image === null ? (
            <span className="h-full w-full rounded-[3cqw] border border-dashed border-edge/60" />
          ) : (
            <Side image={image} sizes="120px" className="h-full w-full" />
          )}
        </div>
        <div className="mt-[10cqw] flex items-center gap-[3cqw]">
          <span className={stop} />
          <span className="flex-1 border-t-[1.5px] border-dotted border-petrol-600/70" />
          <span className={stop} />
        </div>
        <div className="mt-auto space-y-[7cqw]">
          <div className="border-t border-edge/50" />
          <div className="border-t border-edge/50" />
          <div className="w-3/5 border-t border-edge/50" />
        </div>
      </div>
    </div>
  )
}

const stop = 'size-[6cqw] rounded-full border-[1.5px] border-petrol-600'
