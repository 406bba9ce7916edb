import { clsx } from 'clsx'
import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * What makes a component of an icon of lucide-react; the build puts it in the place of the library's own, which can be
 * told size, stroke and colour by properties and by a context. Ours take all three from the style sheet.
 */
export default function createIcon({ name, node }: IconData) {
  return function Icon({ className, ...given }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...given,
        className: clsx('lucide', `lucide-${name}`, className),
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
