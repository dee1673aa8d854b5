import type { PageKey } from '#renderer/ui/keys/page-keys.ts'
import { type Face, FACES } from '#shared/games/space-planes/model.ts'
import type { Input, Json, Option } from '#shared/match/protocol.ts'
import type { BattleDesk } from '../battle-desk.ts'

/** Keys that fill faces and plane numbers by their digit: the first one that is missing, else the last one. */
export function listNumberKeys({ drafting, preview }: BattleDesk): readonly PageKey[] {
  const findInput = () => findNumberInput(preview.value?.inputs ?? [], drafting.state.value.values)
  return [
    {
      keys: FACES.map(String),
      label: 'Choose the face or the plane number',
      shown: '1–6',
      when: () => findInput() !== null,
      run(key) {
        const input = findInput()
        const option = input?.options.find((candidate) => getNumber(candidate) === Number(key))
        if (input && option && option.refusal === null) drafting.setInput(input.path, option.value)
      },
    },
  ]
}

type NumberInput = Extract<Input, { kind: 'one-of' }>

function findNumberInput(inputs: readonly Input[], values: { readonly [path: string]: Json }): NumberInput | null {
  const numbered = inputs.filter(
    (input): input is NumberInput =>
      input.kind === 'one-of' &&
      input.options.some((option) => getNumber(option) !== null) &&
      !input.path.startsWith('cards.'),
  )
  const missing = numbered.find(({ path, value }) => (values[path] ?? value) === null)
  return missing ?? numbered.at(-1) ?? null
}

/** The face or plane number of an option, also of the part of a plane switch; null if it is none. */
function getNumber({ value }: Pick<Option, 'value'>): Face | null {
  const number = typeof value === 'object' && value !== null && 'plane' in value ? value['plane'] : value
  return FACES.find((face) => face === number) ?? null
}
