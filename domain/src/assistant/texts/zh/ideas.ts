import type { ideas as english } from '../en/ideas.ts'
import { likeEnglish } from '../like-english.ts'

export const ideas = likeEnglish<typeof english>()({
  chooseStory: '自己选故事',
  bubbles: '一起吹泡泡',
  youLead: '10 分钟“你说了算”',
  puddleWalk: '雨后踩水坑',
  danceParty: '厨房舞会',
  blanketFort: '用毯子搭城堡',
  treasureHunt: '家里寻宝',
  picnic: '公园野餐',
  parkChoice: '选去哪个公园',
  gameNight: '桌游之夜',
  friendOver: '请朋友来玩',
  livingRoomCamp: '客厅露营',
  bikeRide: '一起骑车',
  swimming: '去游泳',
  cookMenu: '自定菜单做一餐',
  sleepover: '去朋友家住一晚',
  dayTripVote: '投票选一日游',
  kit: '手工或运动套装',
  carPlaylist: '车上放你的歌单',
  lift: '接送去朋友家',
  choreSwap: '家务交换券',
  planWeekend: '安排一个周末',
  ownRoom: '自己布置房间',
  concertFund: '演唱会基金',
})
