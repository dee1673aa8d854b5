import type { PageKey } from '#renderer/ui/keys/page-keys.ts'
import type { Input } from '#shared/match/protocol.ts'
import type { BattleDesk } from '../battle-desk.ts'

/** Degrees that a key turns the ship by, unless ships stand square. */
const TURN_DEGREES = 5
const FULL_TURN = 360

/** Keys that turn the ship which is placed, and its face. */
export function listPlacingKeys({ drafting, preview }: BattleDesk): readonly PageKey[] {
  const findInput = (path: string): Input | null => preview.value?.inputs.find((input) => input.path === path) ?? null
  function turn(sense: number): void {
    const input = findInput('heading')
    const heading = drafting.state.value.values['heading'] ?? input?.value ?? 0
    if (input === null || typeof heading !== 'number') return
    const by = input.kind === 'one-of' ? FULL_TURN / input.options.length : TURN_DEGREES
    drafting.setInput('heading', (heading + sense * by + FULL_TURN) % FULL_TURN)
  }
  function showNextFace(): void {
    const input = findInput('face')
    if (input?.kind !== 'one-of') return
    const face = drafting.state.value.values['face'] ?? input.value
    const at = input.options.findIndex(({ value }) => value === face)
    const next = input.options[(at + 1) % input.options.length]
    if (next) drafting.setInput('face', next.value)
  }
  return [
    {
      keys: ['[', ']'],
      label: 'Turn the ship',
      shown: '[ ]',
      when: () => findInput('heading') !== null,
      run: (key) => turn(key === '[' ? 1 : -1),
    },
    { keys: ['F'], label: 'Next face up', when: () => findInput('face') !== null, run: showNextFace },
  ]
}
