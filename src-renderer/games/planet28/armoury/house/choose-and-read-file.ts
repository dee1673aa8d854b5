/** Lets the user choose a file and reads it. Null if none was chosen. */
export function chooseAndReadFile(accept: string): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const field = document.createElement('input')
  field.type = 'file'
  field.accept = accept
  field.addEventListener('cancel', () => resolve(null))
  field.addEventListener('change', () => {
    const file = field.files?.[0]
    if (file) file.text().then(resolve, reject)
    else resolve(null)
  })
  field.click()
  return promise
}
