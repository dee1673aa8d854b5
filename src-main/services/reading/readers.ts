/**
 * What reads foreign texts and files apart from the rest. Each takes and gives plain data, whole or byte arrays, and is
 * loaded when it is first wanted: one row here, and `readInWorker` knows it by its name.
 */
export const READERS = {
  'fistful-archive': async (text: string) => (await import('#main/games/fistful/proof/verify.ts')).verifyArchive(text),
  'fistful-mail': async (text: string) => (await import('#main/games/fistful/mail/read-pasted.ts')).readPasted(text),
} as const satisfies Record<string, (input: never) => Promise<unknown>>

export type ReaderName = keyof typeof READERS
