import { useId, type ReactNode } from 'react'

interface TitledListProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** Part of the first page, named by its heading; its rows hang from the hairline below it. */
export function TitledList({ title, className, children }: TitledListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="heading-3 border-b border-line pb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}
