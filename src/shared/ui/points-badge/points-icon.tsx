/** The mark of inspiration points: a spark of four rays, drawn by us, in the colour of the text around it. */
export function PointsIcon({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor" aria-hidden>
      <path d="M8 .8c.5 3.9 3.2 6.7 7.2 7.2-4 .5-6.7 3.3-7.2 7.2C7.5 11.3 4.8 8.5.8 8c4-.5 6.7-3.3 7.2-7.2Z" />
    </svg>
  )
}
