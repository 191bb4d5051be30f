import { parseDamagedText } from '../letters.ts';
import { type Check, sourceFolder } from './check.ts';

/** Fewer sentences say nothing about the bank. */
const fewestToJudge = 1000;

const campus =
  /\b(?:academic|alumni|assignments?|bibliograph\w+|cafeteria|campus(?:es)?|class(?:es|rooms?|mates?)?|colleges?|courses?|coursework|credits?(?= hours)|curricul\w+|deans?|degrees? (?:in|course|program\w*)|diplomas?|dissertations?|dorm(?:s|itory|itories)?|enrol\w*|essays?|exams?|examinations?|faculty|footnotes?|freshm[ae]n|grad school|graduat\w+|homework|internships?|lab reports?|lectur(?:e|es|er|ers|ed|ing)|librar(?:y|ies|ians?)|majors? in|midterms?|ph\.?d|plagiari\w+|postgraduates?|professors?|pupils?|quiz(?:zes)?|registrars?|roommates?|scholarships?|schools?|semesters?|seminars?|sophomores?|students?|studied|study (?:groups?|abroad|hours|room)|studying|syllabus|teachers?|teaching assistants?|textbooks?|thes[ei]s|tuition|tutors?|tutorials?|undergraduates?|universit(?:y|ies))\b/i;

const digital =
  /\b(?:accounts?|apps?|attachments?|backups?|batter(?:y|ies)|bluetooth|blogs?|browsers?|chargers?|chatbots?|click\w*|cloud|computers?|data plan|digital|download\w*|e-?mail(?:s|ed)?|emojis?|files?|folders?|hackers?|hashtags?|headphones?|hotspots?|internet|keyboards?|laptops?|links?|log(?:ged|ging)? (?:in|into|on|out)|logins?|microphones?|mute[ds]?|notifications?|online|passwords?|pdf|phishing|phones?|podcasts?|printers?|profiles?|qr codes?|routers?|screens?|scroll\w*|search engines?|selfies?|smartphones?|social media|software|spam|streaming|tablets?|text messages?|text(?:ed|ing)|updated?|updates|upload\w*|usb|usernames?|video calls?|videos?|web|web ?sites?|webcams?|wi-?fi)\b/i;

const subjects = [
  { name: 'campus and study', words: campus, least: 0.12 },
  { name: 'phones and online life', words: digital, least: 0.06 },
] as const;

/** Checks that the sentences of 2, 6 and 10 are often about what learners do: study, and their phones. */
export const checkSubjects: Check = ({ items }) => {
  const sentences = [
    ...[2, 6].flatMap((id) => items[id as 2 | 6].map(({ value }) => value.text)),
    ...items[10].map(({ value }) => parseDamagedText(value.sentence).whole),
  ];
  if (sentences.length < fewestToJudge) return [];
  return subjects.flatMap(({ name, words, least }) => {
    const share = sentences.filter((sentence) => words.test(sentence)).length / sentences.length;
    if (share >= least) return [];
    const message = `${(share * 100).toFixed(1)}% of the sentences of 2, 6 and 10 are about ${name}; at least ${least * 100}%.`;
    return [{ file: sourceFolder(2), line: 1, message }];
  });
};
