/** A drop of ink with a spark in it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M16 2c4.6 6.8 10.5 11 10.5 17.4a10.5 10.5 0 0 1-21 0C5.5 13 11.4 8.8 16 2Z
          m0 10.600c-.5 4.1-2.7 6.3-6.8 6.8 4.1.5 6.3 2.7 6.8 6.8.5-4.1 2.7-6.3 6.8-6.8-4.1-.5-6.3-2.7-6.8-6.800Z"
      />
    </svg>
  )
}
