import type { ToyBoxRow } from '#main/db/repositories/planetary-sand.ts'
import { parseArmy } from '#main/games/planetary-sand/army/text/parse-army.ts'
import { RefusalError } from '#main/services/refusal-error.ts'
import { FileArmy } from '#shared/contract/planetary-sand/exchange-file.ts'
import { formatList } from '#shared/kit/format.ts'
import { EMPTY_TOY_BOX } from './army-plan.ts'

/** Parses an army pasted as text. Its models are those of the toy box it names, or of the only one. */
export function parseArmyText(text: string, boxes: readonly ToyBoxRow[]) {
  let box: ToyBoxRow | null = null
  const refuseLine = (line: number, reason: string): never => {
    throw new RefusalError('file', `Line ${line}: ${reason} Nothing was brought in.`)
  }
  const read = parseArmy(text.replace(/^\u{FEFF}/u, ''), {
    refuse: refuseLine,
    boxOf(name, line) {
      box =
        boxes.find((candidate) => candidate.name === name) ??
        (name === null && boxes.length === 1 ? (boxes[0] ?? null) : null)
      if (box === null && name !== null) {
        const here = boxes.length === 0 ? 'there is none' : `there is ${formatList(boxes.map((item) => item.name))}`
        return refuseLine(line, `No toy box here is called ${name}: ${here}. Import its file, or create it first.`)
      }
      return box ?? EMPTY_TOY_BOX
    },
  })
  const { name, notes, faction, plan } = read
  const army = FileArmy.safeParse({ name, notes, faction, ...plan })
  const refuse = (_path: unknown, reason: string): never => refuseLine(1, reason)
  if (army.success) return { army: army.data, box: box as ToyBoxRow | null, refuse }
  const [issue] = army.error.issues
  return refuseLine(1, `${issue?.path.join(', ') ?? 'the army'}: ${issue?.message ?? 'it cannot be read'}`)
}
