import { expect, test, vi } from 'vitest'
import { effectScope, ref, shallowReactive, shallowRef } from 'vue'
import { buildChoice } from '#main/games/kit/choice.ts'
import type { DraftPreview } from '#shared/match/protocol.ts'
import { useDraftSubmission } from './use-draft-submission.ts'

const ROW = [{ label: 'Dice', dice: [], next: null }]
const SEAT = { id: 'match', seat: 'red' }

/** A page whose drafts come to one command, and roll these dice. */
function openPage(rolls: DraftPreview['rolls'] = []) {
  const state = ref(shallowReactive({ pieces: [], choice: null, target: null, values: {}, areDiceTyped: false }))
  const given: unknown[] = []
  const desk = {
    busy: ref(false),
    forget: vi.fn(),
    tell: vi.fn(),
    giveCommands: (order: unknown, whenDone: () => void) => {
      given.push(order)
      whenDone()
      return Promise.resolve(true)
    },
  }
  const drafting = { state, choose: vi.fn(), clear: vi.fn() }
  const answer = { label: 'Go', confirmation: null, commands: [{ type: 'go' }], rolls } as unknown as DraftPreview
  const giving = effectScope().run(() =>
    useDraftSubmission({
      desk: desk as never,
      drafting: drafting as never,
      preview: shallowRef<DraftPreview | null>(answer),
      load: () => Promise.resolve(answer),
      mayType: () => true,
      stateOf: () => 1,
    }),
  ) as ReturnType<typeof useDraftSubmission>
  return { giving, state, desk, drafting, given }
}
const go = buildChoice({ id: 'go', label: 'Go', group: '', isImmediate: true })

test('a refusal is forgotten with what it was about, as soon as something else is chosen', async () => {
  const { giving, desk } = openPage()
  await giving.press({ ...go, isImmediate: false }, SEAT)
  expect(desk.forget).toHaveBeenCalledOnce()
})

test('an unknown number of dice is typed in a row, and only while the table rolls', async () => {
  const { giving, state, drafting, given } = openPage(ROW)
  await giving.press(go, SEAT)
  expect(given).toMatchObject([{ faces: [] }])
  state.value.areDiceTyped = true
  await giving.press(go, SEAT)
  expect(drafting.choose).toHaveBeenCalledWith('go')
  const order = { ...SEAT, draft: { pieces: [], choice: 'go', target: null, values: {} } }
  giving.row.value = '7 x'
  await giving.give(order)
  expect([giving.rowError.value, given.length]).toEqual([expect.stringContaining('a dash'), 1])
  giving.row.value = '7 -'
  await giving.give(order)
  expect(given[1]).toMatchObject({ faces: [7, null] })
})
