/** A day of the calendar without a time: "2026-05-31". */
export type CalendarDay = string

/** The day where the person is. */
export function calendarDay(date: Date): CalendarDay {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Whether a text is such a day, of this calendar: there is no 30 February. */
export function isCalendarDay(text: string): text is CalendarDay {
  // As JSON it begins with a quote, and what is no date is null.
  return JSON.stringify(new Date(text)).slice(1, 11) === text
}
