import { type Command, runVerb, type Verbs } from '../command.ts'

const VERBS: Verbs = {
  list: async () => (await import('./match/choices.ts')).listMatches,
  choices: async () => (await import('./match/choices.ts')).showChoices,
  preview: async () => (await import('./match/try-draft.ts')).previewDraft,
  give: async () => (await import('./match/try-draft.ts')).giveDraft,
}

const text = { type: 'string' } as const

/** `orrery match list|choices|preview|give`: plays a match of any game. */
export const matchCommand: Command = {
  summary: 'play a match of any game: what may be done, what it may come to, and doing it',
  args: ['VERB…'],
  options: { seat: text, pieces: text, target: text, values: text, dice: text },
  optionHelp: [
    'list                  the matches of all games',
    'choices NAME          what the seat may do; with --pieces what these may do',
    'preview NAME CHOICE   what is missing, what it may come to; nothing is rolled',
    'give NAME CHOICE      does it: all of its commands or none',
    '--seat SEAT           the seat (default: the one whose turn it is)',
    '--pieces a,b          who does it',
    '--target ID           what it is aimed at',
    '--values JSON         what is entered, by path: \'{"ends.cover":"bunker"}\'',
    '--dice 5,3,1          faces thrown at the table; left out, they are rolled',
  ],
  run: (call) => runVerb(VERBS, call),
}
