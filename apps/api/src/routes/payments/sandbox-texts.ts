import type { SandboxLanguage } from './sandbox-language.ts';

const english = {
  lang: 'en',
  title: 'Test checkout',
  note: 'This is a test checkout. No card is asked for and no money moves.',
  order: 'Your order',
  plan: (days: number) => `${days} Day VIP`,
  total: 'Total today',
  corrections: 'AI corrections',
  reference: 'Reference',
  renewal: 'Renewal',
  noRenewal: 'None: paid once',
  pay: (price: string) => `Pay ${price}`,
  decline: 'Pay with a card that is declined',
  cancel: 'Cancel and go back',
  closed: {
    paid: 'This order is paid.',
    canceled: 'This order was canceled. Nothing was charged.',
    declined: 'The card was declined. Nothing was charged.',
  },
  receipt: 'See the receipt',
  plans: 'Back to the plans',
};

/** Texts of the sandbox page. */
export type SandboxTexts = typeof english;

const chinese: SandboxTexts = {
  lang: 'zh-Hans',
  title: '测试收银台',
  note: '这是测试收银台：不需要银行卡，也不会产生任何扣款。',
  order: '您的订单',
  plan: (days) => `${days} 天 VIP`,
  total: '本次应付',
  corrections: 'AI 批改次数',
  reference: '订单号',
  renewal: '续费',
  noRenewal: '一次付清，不自动续费',
  pay: (price) => `支付 ${price}`,
  decline: '用一张会被拒的卡支付',
  cancel: '取消并返回',
  closed: { paid: '该订单已支付。', canceled: '该订单已取消，未产生扣款。', declined: '银行卡被拒，未产生扣款。' },
  receipt: '查看支付结果',
  plans: '返回套餐页',
};

export const sandboxTexts: Readonly<Record<SandboxLanguage, SandboxTexts>> = { en: english, zh: chinese };
