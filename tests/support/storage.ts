/** Fake browser storage that rejects texts longer than `room` characters, as if it were full. */
export function createFakeStorage(room = Infinity) {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new Error('full')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
