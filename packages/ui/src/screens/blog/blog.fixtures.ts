import type { BlogPost } from './blog.types.ts';
import { blogPictureNames } from './blog-picture-names.ts';

const texts = [
  ['Which test is harder?', 'One test adapts to you for an hour, the other asks everybody the same.'],
  ['How many questions are there?', 'One has no fixed number, the other has eighty and a conversation.'],
  ['What a score means', 'From 10 to 160 in steps of 5, or from 0 to 9 in halves.'],
  ['What the test costs', 'What is in the price, what is extra, and what nobody puts on the bill.'],
  ['How often you may retake it', 'Three purchases in 30 days, and what these rules mean in practice.'],
  ['How long the test takes', 'About an hour at home, or nearly three at a centre.'],
] as const;

const chineseTexts = [
  ['哪项考试更难？', '一项考试用一个小时跟着你的水平走，另一项让所有人答同一份卷子。'],
  ['一共有多少题？', '线上考试没有固定题量，九分制考试是八十道题加一场谈话。'],
  ['分数说明什么', '一个从 10 到 160、每 5 分一档，一个从 0 到 9、每半分一档。'],
  ['考一次要花多少钱', '价格里含什么、什么另收费，还有哪些花费不写在账单上。'],
  ['多久可以重考一次', '30 天内最多买三次。这些规则实际上是什么意思。'],
  ['考试要多长时间', '在家大约一小时，去考点将近三小时。'],
] as const;

const postsOf = (list: typeof texts | typeof chineseTexts): BlogPost[] =>
  list.map(([title, intro], index) => ({
    slug: `00${index + 1}`,
    title,
    intro,
    date: '2026-09-01',
    author: 'Rehearse',
    picture: blogPictureNames[index] ?? 'score',
    minutes: 4,
  }));

export const posts = postsOf(texts);
export const chinesePosts = postsOf(chineseTexts);
