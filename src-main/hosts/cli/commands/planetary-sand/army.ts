import { figureValue, machineValue } from '#main/games/planetary-sand/army/value.ts'
import { specialistsFor } from '#main/games/planetary-sand/works/effort.ts'
import type { Answer, Call } from '#main/hosts/cli/command.ts'
import { readText } from '#main/hosts/cli/read-text.ts'
import { Refused } from '#main/services/refused.ts'
import { BattleOptions, type Army } from '#shared/games/planetary-sand/options.ts'
import { figureRow, ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { countWords } from '#shared/kit/words.ts'

/** `orrery planetary-sand army FILE`: the armies of a battle's options, their value for comparison, and what they lack (SAND-SET-1, SAND-ROBO-8). */
export function armyOf({ args: [, path] }: Call): Answer {
  const options = readOptions(path)
  const armies = options.seats.map((seat, at) => ({
    seat,
    ...summaryOf(options.armies[at] ?? { figures: [], machines: [], helmets: 0 }),
  }))
  const lines = armies.flatMap(({ seat, figures, machines, value, problems }) => [
    `${seat}: ${countWords(figures, 'figure')}, ${countWords(machines, 'vehicle or gun', 'vehicles and guns')}, value ${value}`,
    ...problems.map((problem) => `  ${problem}`),
  ])
  return { data: armies, text: lines.join('\n'), hasProblems: armies.some(({ problems }) => problems.length > 0) }
}

function readOptions(path: string | undefined): BattleOptions {
  let parsed: unknown
  try {
    parsed = JSON.parse(readText(path, 'the options of a battle'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refused('file', `${path} is no JSON.`)
    throw error
  }
  const read = BattleOptions.safeParse(parsed)
  if (read.success) return read.data
  const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Refused('file', [`${path} holds no armies:`, ...lines].join('\n'))
}

function summaryOf({ figures, machines }: Army) {
  const robots = figures.filter(({ kind }) => figureRow(kind).isRobot)
  const need = specialistsFor(robots.length, ROBOT_LIMITS.robotsPerSpecialist)
  const have = figures.filter(({ isSpecialist }) => isSpecialist).length
  const infantry = robots.filter(({ kind }) => figureRow(kind).jobs.includes('fight')).length
  return {
    figures: figures.length,
    machines: machines.length,
    value: [...figures.map(figureValue), ...machines.map(machineValue)].reduce((sum, value) => sum + value, 0),
    problems: [
      ...(have < need
        ? [
            `${countWords(robots.length, 'robot')} need ${countWords(need, 'specialist')}, there are ${have} (SAND-ROBO-8)`,
          ]
        : []),
      ...(infantry >= ROBOT_LIMITS.escortAdvisedFrom && have === 0
        ? ['Six or more infantry robots ought to have a specialist along (SAND-ROBO-10)']
        : []),
    ],
  }
}
