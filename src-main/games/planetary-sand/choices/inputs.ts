import { buildOption, createInputBuilder, type InputDetails } from '#main/games/kit/inputs.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { MM_PER_FOOT, formatCordThird } from '#shared/games/planetary-sand/format-cord.ts'
import { CORDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import type { DistanceUnit, Input, InputOption } from '#shared/match/protocol.ts'

/** Creates an input of a command; label, bounds and default come from its schema. */
export const createInput = createInputBuilder(CommandSchema)

const THIRDS = [1, 2, 3] as const

/** Units in which the table measures (SAND-KIT-1, SAND-KIT-2). */
function listDistanceUnits({ settings: { unitMm } }: Battle): DistanceUnit[] {
  return [
    { unit: 'r', label: 'R', mm: unitMm, max: 6, step: 0.1 },
    { unit: 'feet', label: 'Feet', mm: MM_PER_FOOT, max: 50, step: 0.25 },
    { unit: 'mm', label: 'mm', mm: 1, max: 15_000, step: 10 },
  ]
}

/** Ends of the thirds of all cords (SAND-KIT-1). */
const KNOTS: readonly InputOption[] = CORDS.flatMap((cord) =>
  THIRDS.map((third) => buildOption({ cord, third }, formatCordThird(cord, third), { group: `R${cord}` })),
)

/** Creates an input for a distance measured on the table: a third of a cord, R, feet or millimetres. */
export function createDistanceInput(
  battle: Battle,
  [type, path]: readonly [type: string, path: string],
  details: InputDetails = {},
): Input {
  return createInput(type, path, {
    units: listDistanceUnits(battle),
    options: KNOTS,
    isOptional: false,
    ...details,
  })
}

/** Turns an input into a column of a list or of rows. */
export function createColumnInput(input: Input): Input {
  return { ...input, path: input.path.split('.').at(-1) ?? input.path }
}
