import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWindowState, saveWindowState } from './window-state.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-window-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('what is kept is found again', () => {
  const path = join(folder, 'desktop', 'window.json')
  expect(findWindowState(path)).toBeNull()
  const state = { bounds: { x: -10, y: 0, width: 900, height: 700 }, isMaximized: true }
  saveWindowState(path, state)
  expect(findWindowState(path)).toEqual(state)
})

test.each(['', '{', '[]', '{"bounds":{"x":0,"y":0,"width":0,"height":1},"isMaximized":false}'])(
  '%j is as good as nothing',
  (text) => {
    const path = join(folder, 'damaged.json')
    writeFileSync(path, text)
    expect(findWindowState(path)).toBeNull()
  },
)
