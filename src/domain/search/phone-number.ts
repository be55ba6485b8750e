/** Returns the words that a search finds a US number in E.164 by: '2125550104 5550104', with and without area code. */
export const toPhoneSearchWords = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{7})$/, '$1$2 $2')

const GAP = String.raw`[\s().‐-―/-]{0,3}`
const AREA_CODE = String.raw`(?:\+?1${GAP})?\(?([2-9]\d\d)${GAP}`
const LOCAL_NUMBER = String.raw`([2-9]\d\d)${GAP}(\d{4})`
const PHONE_PATTERN = new RegExp(String.raw`(?<!\d)${AREA_CODE}${LOCAL_NUMBER}(?!\d)|^\s*${LOCAL_NUMBER}\s*$`, 'g')

/** Turns '+1 (212) 555-0104' into '2125550104'. A number without area code must be the whole text. */
export const joinPhoneDigits = (text: string): string => text.replace(PHONE_PATTERN, '$1$2$3$4$5')
