import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'

export const Route = createFileRoute('/')({ component: Counter })

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>Counter</h1>
      <button type="button" onClick={() => setCount(count + 1)}>{count}</button>
    </main>
  )
}
