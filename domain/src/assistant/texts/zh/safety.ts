import type { safety as english } from '../en/safety.ts'
import { likeEnglish } from '../like-english.ts'

export const safety = likeEnglish<typeof english>()({
  urgent: '这可能很紧急。我是自动程序，无法判断。',
  either: '{ambulance}（急救）或 {police}（报警）',
  call: '眼下有危险：请拨打 {emergency}，或去急诊。心理援助热线：{crisis}。',
  callAnywhere: '眼下有危险：请拨打当地紧急电话或去急诊。各地援助热线：findahelpline.com。',
  crisis: '陪在孩子身边，平静、直接地问，把危险物品拿开，今天就联系医生或援助热线。',
  crisisSelf: '如果说的是你自己：这些电话也为你而设，请不要独自承受。',
  abuse: '让孩子安全地待在你身边，听孩子说，不追问；不要去和那个人对质。',
  abuseReport: '今天就联系儿童保护机构或警方。',
  overwhelmed: '把孩子放在安全的地方，到另一个房间，给能马上过来的人打电话。',
  overwhelmedHelp: '说出来是对的。今天就和医生或援助热线谈谈。',
  medical: '先别做别的，马上拨打 {ambulance}。',
  medicalAnywhere: '先别做别的，马上拨打当地急救电话。',
  medicalStay: '陪在孩子身边，按电话里的指示做。',
  missing: '现在就拨打 {police}，说孩子不见了，不要等。',
  missingAnywhere: '现在就拨打当地报警电话，说孩子不见了，不要等。',
  missingMeanwhile: '保持手机畅通，让人在家里守着，问最后见到孩子的人；先找有水的地方和马路边。',
  careful: '如果有人眼下可能有危险：请拨打 {emergency}。',
  carefulAnywhere: '如果有人眼下可能有危险：请拨打当地紧急电话。',
  misread: '如果我理解错了，请告诉我。',
})
