import { useEventListener } from '@vueuse/core'

let held = 0
let stopAsking = () => {}

/** Lets the browser ask for confirmation before it closes the window during a save. */
export async function warnBeforeUnload<Value>(saving: Promise<Value>): Promise<Value> {
  held += 1
  if (held === 1) stopAsking = useEventListener(window, 'beforeunload', (event) => event.preventDefault())
  try {
    return await saving
  } finally {
    held -= 1
    if (held === 0) stopAsking()
  }
}
