const bar = 'rounded-full bg-ink-950/7'

/** Stages without a car while the list loads: as many as classes, and as high, so that the page below stays put. */
export function ClassSkeleton({ count, as }: { readonly count: number; readonly as: 'by-day' | 'in-all' }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} aria-hidden className={`class-row class-row-${as} noscript:hidden`}>
      <div className={`stage stage-day stage-cut lead lead-${as}`}>
        <span className="car car-awaited" />
        <div className="lead-head space-y-3">
          <div className={`${bar} h-7 w-32`} />
          <div className={`${bar} h-4 w-44`} />
        </div>
        <div className={`${bar} lead-facts h-4 w-40`} />
        <div className="lead-buy">
          <div className={`${bar} h-11 w-28`} />
          <div className={`${bar} h-11 w-32`} />
        </div>
      </div>
      <div className="siblings">
        {[0, 1].map((row) => (
          <div key={row} className="sibling">
            <div className={`${bar} sibling-name my-1 h-4 w-24`} />
            <div className="sibling-line min-h-5" />
          </div>
        ))}
      </div>
    </div>
  ))
}
