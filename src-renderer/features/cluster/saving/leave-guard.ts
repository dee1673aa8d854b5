let held = 0

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Has the browser ask before it closes the window while something is being saved. */
export async function guardWindow<Value>(saving: Promise<Value>): Promise<Value> {
  held += 1
  if (held === 1) window.addEventListener('beforeunload', ask)
  try {
    return await saving
  } finally {
    held -= 1
    if (held === 0) window.removeEventListener('beforeunload', ask)
  }
}
