import { createElement, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/**
 * Stands in for what makes components of lucide's drawings (vite.config.ts): theirs takes options that nobody here
 * uses, and would be 1 KB more in the frame that every page loads.
 */
export default function drawIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: `${size / 16}rem`,
        height: `${size / 16}rem`,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
