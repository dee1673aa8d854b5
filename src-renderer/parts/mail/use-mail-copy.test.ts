import { afterEach, expect, test, vi } from 'vitest'
import { useMailCopy } from './use-mail-copy.ts'

afterEach(() => vi.unstubAllGlobals())

/** A clipboard that answers when it is told to. */
function slowClipboard() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  vi.stubGlobal('navigator', { clipboard: { writeText: () => promise } })
  return { open: resolve, shut: () => reject(new Error('Write permission denied.')) }
}

test('what was pressed is said once the clipboard answers, and counts as sent', async () => {
  const clipboard = slowClipboard()
  const sent = vi.fn()
  const copier = useMailCopy(sent)
  const done = copier.copy('Turn 3')
  expect([copier.copying.value, sent.mock.calls]).toEqual([null, []])
  clipboard.open()
  await done
  expect(copier.copying.value).toEqual({ text: 'Turn 3', came: 'copied' })
  expect([copier.asked.value, sent.mock.calls]).toEqual([null, [['copied', 'Turn 3']]])
})

test('a shut clipboard asks for the text to be selected until it is copied by hand', async () => {
  const clipboard = slowClipboard()
  const sent = vi.fn()
  const copier = useMailCopy(sent)
  const done = copier.copy('Turn 3')
  clipboard.shut()
  await done
  expect([copier.asked.value, sent.mock.calls]).toEqual(['Turn 3', []])
  copier.copiedByHand('Turn 3')
  expect([copier.asked.value, copier.copying.value?.came]).toEqual([null, 'copied'])
  expect(sent.mock.calls).toEqual([['copied', 'Turn 3']])
})

test('a selection that was given up asks for nothing more', async () => {
  const clipboard = slowClipboard()
  const copier = useMailCopy()
  const done = copier.copy('Turn 3')
  clipboard.shut()
  await done
  copier.forget()
  expect([copier.asked.value, copier.copying.value]).toEqual([null, null])
})
