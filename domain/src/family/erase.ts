/** What is sent to erase a family, whatever the language. */
export const ERASE = 'ERASE'
